import { chromium } from "playwright-core";
const base = "http://localhost:3160";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
let n = 20;
const shot = async (page, name, full = true) => { await page.waitForTimeout(400); await page.screenshot({ path: `/tmp/shots/${String(++n).padStart(2, "0")}-${name}.png`, fullPage: full }); };
const open = async (width, locale = "en-CA", more = {}) => { const c = await browser.newContext({ viewport: { width, height: 900 }, locale, storageState: "/tmp/shots/state.json", ...more }); const p = await c.newPage(); p.setDefaultTimeout(8000); return p; };
const step = async (name, f) => { try { await f(); } catch (e) { console.log("STEP", name, String(e).split("\n")[0]); } };
let p = await open(390, "fr-CA");
await step("members", async () => {
  await p.goto(base + "/staff/members"); await p.waitForTimeout(1500);
  await p.locator("main summary").first().click().catch(() => {});
  const area = p.locator("textarea").first();
  await area.fill("identifier,firstName,lastName,promos\nM-1,Marc,Roy,\nM-2,Line,Cyr,\n");
  await p.locator("form:has(textarea) button[type=submit], form:has(textarea) button:not([type])").last().click(); await p.waitForTimeout(1500);
  await shot(p, "members-added-fr");
  await area.fill("identifier,firstName,lastName,promos\nM-1,Marcel,Roy,\nM-2,Line,Cyr-Bois,\nM-3,Zoé,Ng,\n");
  await p.locator("form:has(textarea) button[type=submit], form:has(textarea) button:not([type])").last().click(); await p.waitForTimeout(1500);
  await shot(p, "members-differ-fr");
});
p = await open(390, "en-CA", { javaScriptEnabled: false });
await step("members no script", async () => {
  await p.goto(base + "/staff/members"); await p.waitForTimeout(500);
  await p.locator("main summary").first().click().catch(() => {});
  await p.locator("textarea").first().fill("identifier,firstName,lastName,promos\nM-1,Marcelle,Roy,\n");
  await p.locator("form:has(textarea) button[type=submit], form:has(textarea) button:not([type])").last().click(); await p.waitForTimeout(1500);
  await shot(p, "members-differ-noscript");
});
p = await open(390, "fr-CA");
await step("dish", async () => {
  await p.goto(base + "/staff/menu"); await p.waitForTimeout(1500);
  const href = await p.locator("a[href*='/staff/menu/dish/']").first().getAttribute("href"); console.log(href);
  await p.goto(base + href); await p.waitForTimeout(1500);
  await shot(p, "dish-390-fr");
});
await step("rules", async () => { await p.goto(base + "/staff/menu/rules"); await p.waitForTimeout(1000); await shot(p, "rules-390-fr"); console.log(await p.getByRole("button").allTextContents()); });
await step("preview", async () => { await p.goto(base + "/braise?preview=now"); await p.waitForTimeout(1500); await shot(p, "preview-390-fr", false); console.log(await p.locator("form").count()); });
p = await open(1440, "fr-CA");
for (const path of ["menu", "menu/changes", "menu/history", "menu/copy", "settings", "codes", "gift-cards", "members", "insight", "menu/announcements"]) await step(path, async () => { await p.goto(`${base}/staff/${path}`); await p.waitForTimeout(900); await shot(p, `w-${path.replace("/", "-")}`, false); });
await browser.close();
