/** The part of a WebSocket that is used here. Both browsers and `ws` provide it. */
export interface SocketLike {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}
