export type AdmissionLimits = { readonly atOnce: number; readonly waiting: number; readonly waitMs: number };

export type FairAdmission = {
  /**
   * Resolves to the release function when admitted, to null when rejected. A null network may use all slots.
   */
  readonly enter: (network: string | null) => Promise<Leave | null> | Leave | null;
  readonly atWork: () => number;
  readonly turnedAway: () => number;
};
export type Leave = () => void;

type Place = { readonly admit: () => void };

/**
 * Limits concurrent requests. Waiting requests queue per network and are served round-robin; one network gets
 * at most three quarters of the slots. When the queue is full, the last request of the longest queue is
 * dropped. A rejection comes only after the full wait, because quick ones invite retries that keep the
 * process busy. promises#promise-26, promises#promise-49.
 */
export function fairAdmission({ atOnce, waiting: waitingMax, waitMs }: AdmissionLimits): FairAdmission {
  const shareMax = Math.max(1, Math.floor(atOnce * 0.75));
  const working = new Map<string | null, number>();
  const queues = new Map<string | null, Place[]>();
  let atWork = 0;
  let waiting = 0;
  let turnedAway = 0;

  const mayWork = (network: string | null) =>
    atWork < atOnce && (network === null || (working.get(network) ?? 0) < shareMax);

  function begin(network: string | null): Leave {
    atWork += 1;
    working.set(network, (working.get(network) ?? 0) + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      atWork -= 1;
      const left = (working.get(network) ?? 1) - 1;
      if (left === 0) working.delete(network);
      else working.set(network, left);
      admitNext();
    };
  }

  function admitNext(): void {
    for (const [network, queue] of queues) {
      if (!mayWork(network)) continue;
      const [next] = queue;
      if (next === undefined) continue;
      remove(network, next);
      // Moves the network to the end of the round.
      const rest = queues.get(network);
      if (rest !== undefined) {
        queues.delete(network);
        queues.set(network, rest);
      }
      next.admit();
      return;
    }
  }

  function remove(network: string | null, place: Place): void {
    const queue = queues.get(network) ?? [];
    const index = queue.indexOf(place);
    if (index < 0) return;
    queue.splice(index, 1);
    waiting -= 1;
    if (queue.length === 0) queues.delete(network);
  }

  /**
   * Makes room in a full queue by dropping a request of the network with the longest queue. Returns whether
   * there is room.
   */
  function makeRoomFor(network: string | null): boolean {
    if (waiting < waitingMax) return true;
    let longest: [string | null, Place[]] | undefined;
    for (const entry of queues) if (entry[1].length > (longest?.[1].length ?? 0)) longest = entry;
    if (longest === undefined || longest[1].length <= (queues.get(network)?.length ?? 0) + 1) return false;
    const [from, places] = longest;
    const latest = places.at(-1);
    if (latest !== undefined) remove(from, latest);
    return true;
  }

  /**
   * Waits for admission until the timeout. If `hasPlace` is false, the queue is full and the request only
   * waits for its rejection.
   */
  function wait(network: string | null, hasPlace: boolean): Promise<Leave | null> {
    return new Promise((resolve) => {
      const place: Place = {
        admit: () => {
          clearTimeout(timer);
          resolve(begin(network));
        },
      };
      const timer = setTimeout(() => {
        remove(network, place);
        turnedAway += 1;
        resolve(null);
      }, waitMs);
      if (!hasPlace) return;
      const queue = queues.get(network);
      if (queue === undefined) queues.set(network, [place]);
      else queue.push(place);
      waiting += 1;
    });
  }

  return {
    enter(network) {
      return mayWork(network) ? begin(network) : wait(network, makeRoomFor(network));
    },
    atWork: () => atWork,
    turnedAway: () => turnedAway,
  };
}
