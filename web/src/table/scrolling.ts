/** Less than this is not worth scrolling to. */
const SLACK = 4

/** Marks a part that scrolls while there is more of it below what is seen: where bars are hidden nobody would know. */
export function tellsMore(node: HTMLElement): () => void {
  const look = () => node.toggleAttribute('data-more', node.scrollTop + node.clientHeight < node.scrollHeight - SLACK)
  const room = new ResizeObserver(look)
  const content = new MutationObserver(look)
  room.observe(node)
  content.observe(node, { childList: true, subtree: true, characterData: true, attributeFilter: ['open'] })
  node.addEventListener('scroll', look, { passive: true })
  look()
  return () => {
    room.disconnect()
    content.disconnect()
    node.removeEventListener('scroll', look)
  }
}
