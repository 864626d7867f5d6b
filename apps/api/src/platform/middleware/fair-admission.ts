export type AdmissionLimits = { readonly atOnce: number; readonly waiting: number; readonly waitMs: number };

export type FairAdmission = {
  /**
   * Resolves to the release function when admitted, to null when rejected. A null network may use all slots.
   */
  readonly enter: (network: string | null) => Promise<Leave | null> | Leave | null;
  readonly active: () => number;
  readonly rejected: () => number;
};
export type Leave = () => void;

type WaitingRequest = { readonly admit: () => void };

/**
 * Limits concurrent requests. Waiting requests queue per network and are served round-robin; one network gets
 * at most three quarters of the slots. When the queue is full, the last request of the longest queue is
 * dropped. A rejection comes only after the full wait, because quick ones invite retries that keep the
 * process busy. promises#promise-26, promises#promise-49.
 */
export function fairAdmission({ atOnce, waiting: waitingMax, waitMs }: AdmissionLimits): FairAdmission {
  const shareMax = Math.max(1, Math.floor(atOnce * 0.75));
  const activeByNetwork = new Map<string | null, number>();
  const queues = new Map<string | null, WaitingRequest[]>();
  let active = 0;
  let waiting = 0;
  let rejected = 0;

  const hasFreeSlot = (network: string | null) =>
    active < atOnce && (network === null || (activeByNetwork.get(network) ?? 0) < shareMax);

  function begin(network: string | null): Leave {
    active += 1;
    activeByNetwork.set(network, (activeByNetwork.get(network) ?? 0) + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      active -= 1;
      const left = (activeByNetwork.get(network) ?? 1) - 1;
      if (left === 0) activeByNetwork.delete(network);
      else activeByNetwork.set(network, left);
      admitNext();
    };
  }

  function admitNext(): void {
    for (const [network, queue] of queues) {
      if (!hasFreeSlot(network)) continue;
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

  function remove(network: string | null, request: WaitingRequest): void {
    const queue = queues.get(network) ?? [];
    const index = queue.indexOf(request);
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
    let longest: [string | null, WaitingRequest[]] | undefined;
    for (const entry of queues) if (entry[1].length > (longest?.[1].length ?? 0)) longest = entry;
    if (longest === undefined || longest[1].length <= (queues.get(network)?.length ?? 0) + 1) return false;
    const [from, requests] = longest;
    const latest = requests.at(-1);
    if (latest !== undefined) remove(from, latest);
    return true;
  }

  /**
   * Waits for admission until the timeout. If `isQueued` is false, the queue is full and the request only
   * waits for its rejection.
   */
  function wait(network: string | null, isQueued: boolean): Promise<Leave | null> {
    return new Promise((resolve) => {
      const request: WaitingRequest = {
        admit: () => {
          clearTimeout(timer);
          resolve(begin(network));
        },
      };
      const timer = setTimeout(() => {
        remove(network, request);
        rejected += 1;
        resolve(null);
      }, waitMs);
      if (!isQueued) return;
      const queue = queues.get(network);
      if (queue === undefined) queues.set(network, [request]);
      else queue.push(request);
      waiting += 1;
    });
  }

  return {
    enter(network) {
      return hasFreeSlot(network) ? begin(network) : wait(network, makeRoomFor(network));
    },
    active: () => active,
    rejected: () => rejected,
  };
}
