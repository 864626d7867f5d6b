/** Returns a fake `BroadcastChannel` class for the tabs of one browser; it delivers messages asynchronously. */
export function aBroadcast() {
  const open = new Set<Channel>();
  class Channel extends EventTarget {
    readonly name: string;
    onmessage: ((event: MessageEvent) => void) | null = null;
    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown): void {
      const others = [...open].filter((channel) => channel !== this && channel.name === this.name);
      const said = structuredClone(data);
      for (const channel of others) setTimeout(() => channel.hear(said), 0);
    }
    close(): void {
      open.delete(this);
    }
    private hear(data: unknown): void {
      if (!open.has(this)) return;
      const event = new MessageEvent("message", { data });
      this.onmessage?.(event);
      this.dispatchEvent(event);
    }
  }
  return Channel;
}
