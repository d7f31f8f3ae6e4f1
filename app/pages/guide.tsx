// Guides look like conditions: the loader finds either by its address.
export { default, handle, loader, meta } from './condition.tsx'
