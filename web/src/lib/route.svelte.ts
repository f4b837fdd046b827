/** Pages by path, without a router: the server answers every path with this page. */

class Route {
  path = $state(location.pathname)
  /** A page with something to lose asks here before it is left. */
  mayLeave: () => boolean = () => true

  constructor() {
    addEventListener('popstate', () => {
      if (this.mayLeave()) this.path = location.pathname
      else history.pushState(null, '', this.path)
    })
  }

  go(path: string): void {
    if (!this.mayLeave()) return
    history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  /** For `onclick` on links: other tabs and downloads stay the browser's affair. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget
    if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const route = new Route()
