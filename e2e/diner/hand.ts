import type { Locator, Page } from "@playwright/test";

/** The touches that a journey has made on a phone. */
export type Done = {
  /** Presses of something, a field among them. */
  readonly taps: number;
  /** Swipes to what was not in sight: half a screen up or down each, or a day to the side. */
  readonly swipes: number;
  /** Letters and digits. */
  readonly typed: number;
  /** Pages and weeks that had to come first. */
  readonly waits: number;
};

/** How many seconds each takes: to think before a tap and to tap, to swipe, to type a sign, to wait. docs/decisions/084. */
const SECONDS = { taps: 1.35 + 0.57, swipes: 1, typed: 0.5, waits: 1 } as const;

/** How long a person takes for it; nothing that the machine of the test is slower or faster at. */
export function secondsOf(done: Done): number {
  const parts = Object.keys(SECONDS) as (keyof Done)[];
  return parts.reduce((sum, part) => sum + done[part] * SECONDS[part], 0);
}

/** How much of a phone a day of a strip takes. */
const DAY = 0.82;

/** As often a second as a screen is drawn, for a few seconds. */
const FRAMES_MAX = 300;

/** Where something is once it stands: a strip glides to its day, and a typeface that comes later moves what is below it. */
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

/** How many swipes bring something into sight that is not, past the bar at the foot of the page. */
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

/** A hand that is counted, on whichever page it is given. */
export function createHand() {
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
    /** Taps what leads elsewhere, and waits until it is there. */
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
    /** Comes back to an address, as from another app: a tap, and a wait. */
    async comeBack(page: Page, open: () => Promise<void>) {
      done.taps += 1;
      done.waits += 1;
      await open();
      await page.bringToFront();
    },
  };
}
