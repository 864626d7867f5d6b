import { describe, expect, it } from "vitest";
import { followerLimiter } from "./order-events.ts";

const MAX = { ofOrder: 2, ofNetwork: 3, all: 4 };

describe("Followers of orders", () => {
  it("have limited connections per order, per network and in total, which are released at the end", () => {
    const { take } = followerLimiter(MAX);
    const leave = take("a", "203.0.113.1");
    expect(take("a", "203.0.113.2")).not.toBeNull();
    expect(take("a", "203.0.113.3")).toBeNull();
    expect(take("b", "203.0.113.1")).not.toBeNull();
    expect(take("c", "203.0.113.1")).not.toBeNull();
    expect(take("d", "203.0.113.4")).toBeNull();
    leave?.();
    leave?.();
    expect(take("d", "203.0.113.4")).not.toBeNull();
    expect(take("e", "203.0.113.5")).toBeNull();
  });

  it("are counted by network address or IPv6 network; calls within the process are not counted", () => {
    const { take } = followerLimiter({ ...MAX, all: 100 });
    for (let n = 0; n < 3; n += 1) expect(take(`order ${n}`, "2001:db8:0:0::/64")).not.toBeNull();
    expect(take("another", "2001:db8:0:0::/64")).toBeNull();
    for (let n = 0; n < 10; n += 1) expect(take(`within ${n}`, null)).not.toBeNull();
  });
});
