import { describe, expect, it } from "vitest";
import { absentPicture, findUploadedPictures } from "./uploaded-pictures.ts";

const NAME = "0123456789abcdef0123456789abcdef-0-20-800-600";
const VENUE = {
  restaurant: { image: `/uploads/70/${NAME}.jpg`, menu_configuration: { logo: `/uploads/a%20b/${NAME}.png` } },
  menus: [{ sections: [{ items: [{ image: "/pictures/burger.webp" }, { image: `/uploads/70/${NAME}.jpg` }] }] }],
};

describe("venue#absent-picture: the uploaded pictures that a venue file names", () => {
  it("are listed with their place, and no other address is", () => {
    expect(findUploadedPictures(VENUE)).toEqual([
      { path: "restaurant.image", restaurantId: "70", name: NAME },
      { path: "restaurant.menu_configuration.logo", restaurantId: "a b", name: NAME },
      { path: "menus[0].sections[0].items[1].image", restaurantId: "70", name: NAME },
    ]);
    expect(findUploadedPictures("/uploads/70/burger.webp")).toEqual([]);
  });

  it("are doubted where they are absent", () => {
    const [first] = findUploadedPictures(VENUE);
    expect(first && absentPicture(first)).toMatchObject({ path: "restaurant.image", reason: { key: "absentPicture" } });
  });
});
