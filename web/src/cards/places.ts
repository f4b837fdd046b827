interface Spot {
  left: number
  right: number
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

const MARGIN = 8

/** Where a panel stands by something, within the screen: over what lies at the bottom, else to its right or left. */
export function beside(spot: Spot, panel: Size, screen: Size): { left: number; top: number } {
  const top = (spot.top + spot.bottom - panel.height) / 2
  const over = spot.top - panel.height - MARGIN
  if (top + panel.height > screen.height && over >= MARGIN)
    return { left: within((spot.left + spot.right - panel.width) / 2, panel.width, screen.width), top: over }
  const roomRight = screen.width - spot.right - MARGIN
  const left = roomRight >= panel.width + MARGIN ? spot.right + MARGIN : spot.left - panel.width - MARGIN
  return { left: within(left, panel.width, screen.width), top: within(top, panel.height, screen.height) }
}

function within(at: number, size: number, room: number): number {
  return Math.max(MARGIN, Math.min(room - size - MARGIN, at))
}
