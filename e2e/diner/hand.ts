import type { Locator, Page } from "@playwright/test";

export type Done = {
  readonly taps: number;
  /** Swipes of half a screen up or down, or of one day sideways. */
  readonly swipes: number;
  readonly typed: number;
  readonly waits: number;
};

/** Seconds per interaction. docs/decisions/084. */
const SECONDS = { taps: 1.35 + 0.57, swipes: 1, typed: 0.5, waits: 1 } as const;

/** Returns the seconds that a person needs by `SECONDS`, whatever the machine's speed. */
export function secondsOf(done: Done): number {
  const parts = Object.keys(SECONDS) as (keyof Done)[];
  return parts.reduce((sum, part) => sum + done[part] * SECONDS[part], 0);
}

/** The width of a day in a strip, as a share of the screen. */
const DAY = 0.82;

/** Maximum number of animation frames to wait for a stable position. */
const FRAMES_MAX = 300;

/** Returns an element's bounding box once it is stable: scrolling is smooth, and fonts may load late. */
async function standingBox(control: Locator): ReturnType<Locator["boundingBox"]> {
  const page = control.page();
  await page.evaluate("document.fonts.ready.then(() => true)");
  let last = await control.boundingBox();
  for (let still = 0, frame = 0; still < 5 && frame < FRAMES_MAX; frame += 1) {
    await page.evaluate("new Promise(requestAnimationFrame)");
    const now = await control.boundingBox();
    still = now?.x === last?.x && now?.y === last?.y ? still + 1 : 0;
    last = now;
  }
  return last;
}

/** Returns the number of swipes that bring an element into view, above the fixed bar at the bottom. */
async function swipesTo(control: Locator): Promise<number> {
  const page = control.page();
  const foot = page.locator(".foot-bar");
  const box = await standingBox(control);
  const isCovered = (await foot.count()) > (await foot.filter({ has: control }).count());
  const bar = isCovered ? await foot.first().boundingBox() : null;
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error("What is tapped is drawn.");
  const height = screen.height - (bar?.height ?? 0);
  const down = Math.max(-box.y, box.y + box.height - height, 0);
  const aside = Math.max(-box.x, box.x + box.width - screen.width, 0);
  return Math.ceil(down / (screen.height / 2)) + Math.ceil(aside / (screen.width * DAY));
}

/** Creates actions that count their interactions. */
export function createInteractionCounter() {
  const done = { taps: 0, swipes: 0, typed: 0, waits: 0 };
  const reach = async (control: Locator) => {
    done.swipes += await swipesTo(control);
    done.taps += 1;
  };
  return {
    done: done as Done,
    async tap(control: Locator) {
      await reach(control);
      await control.click();
    },
    async tapTo(control: Locator, there: () => Promise<unknown>) {
      await this.tap(control);
      done.waits += 1;
      await there();
    },
    async type(field: Locator, text: string) {
      await reach(field);
      done.typed += text.replace(/\s/g, "").length;
      await field.fill(text);
    },
    /** Returns to a URL, as from another app: one tap and one wait. */
    async comeBack(page: Page, open: () => Promise<void>) {
      done.taps += 1;
      done.waits += 1;
      await open();
      await page.bringToFront();
    },
  };
}
