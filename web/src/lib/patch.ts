import type { Change } from './wire'

type Tree = Record<string, unknown>

/** A copy of `old` with the changes made. What did not change stays the same object, so little is drawn anew. */
export function patched<T>(old: T, changes: Change[]): T {
  let result: unknown = old
  for (const change of changes) result = changed(result, change[0], change)
  return result as T
}

function changed(node: unknown, path: string[], change: Change): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change[1]
  const copy: Tree = isTree(node) ? { ...node } : {}
  if (rest.length === 0 && change.length === 1) delete copy[key]
  else copy[key] = changed(copy[key], rest, change)
  return copy
}

function isTree(node: unknown): node is Tree {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}
