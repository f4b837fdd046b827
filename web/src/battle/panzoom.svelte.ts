/** Moving the map: drag, wheel, pinch. A drag is not a click. */

const LARGEST = 5
/** How near the eye goes by itself, and what it leaves around the things it looks at, in pixels. */
const CLOSE = 2.3
const MARGIN = 60
const DRAG = 7

interface Finger {
  x: number
  y: number
}

export class PanZoom {
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  /** The eye moves by itself: smoothly. */
  gliding = $state(false)

  private fingers = new Map<number, Finger>()
  private moved = 0

  reset(): void {
    this.x = this.y = 0
    this.scale = 1
  }

  /** Move so that these points of the whole map fill a stage of this size. */
  frame(points: Finger[], wide: number, high: number): void {
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const room = Math.min(wide / (right - left + 2 * MARGIN), high / (bottom - top + 2 * MARGIN))
    const scale = Math.min(CLOSE, Math.max(1, room))
    this.gliding = true
    if (scale === 1) return this.reset()
    this.scale = scale
    this.x = wide / 2 - (scale * (left + right)) / 2
    this.y = high / 2 - (scale * (top + bottom)) / 2
  }

  /** Zoom about a point of the stage. */
  zoom(factor: number, at: Finger): void {
    this.gliding = false
    const scale = Math.min(LARGEST, Math.max(1, this.scale * factor))
    const real = scale / this.scale
    this.x = at.x - (at.x - this.x) * real
    this.y = at.y - (at.y - this.y) * real
    this.scale = scale
    if (scale === 1) this.reset()
  }

  stage = (node: HTMLElement) => {
    const local = (event: PointerEvent | WheelEvent): Finger => {
      const box = node.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      this.zoom(Math.exp(-event.deltaY / 400), local(event))
    }
    const down = (event: PointerEvent) => {
      if (this.fingers.size === 0) this.moved = 0
      this.fingers.set(event.pointerId, local(event))
    }
    const move = (event: PointerEvent) => this.drag(event.pointerId, local(event))
    const up = (event: PointerEvent) => this.fingers.delete(event.pointerId)
    const click = (event: MouseEvent) => {
      if (this.moved > DRAG) event.stopPropagation()
    }
    node.addEventListener('wheel', wheel, { passive: false })
    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.addEventListener(end, up)
    node.addEventListener('click', click, { capture: true })
    return () => {
      node.removeEventListener('wheel', wheel)
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.removeEventListener(end, up)
      node.removeEventListener('click', click, { capture: true })
    }
  }

  private drag(id: number, now: Finger): void {
    const before = this.fingers.get(id)
    if (!before) return
    this.moved += Math.hypot(now.x - before.x, now.y - before.y)
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1]
    if (other) {
      const spread = (finger: Finger) => Math.hypot(finger.x - other.x, finger.y - other.y)
      if (spread(before) > 0) this.zoom(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    } else if (this.moved > DRAG && this.scale > 1) {
      this.gliding = false
      this.x += now.x - before.x
      this.y += now.y - before.y
    }
    this.fingers.set(id, now)
  }
}
