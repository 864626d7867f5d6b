/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Menu_Section_DishesInputs */

const en_ca2_menu_section_dishes = /** @type {(inputs: Menu_Section_DishesInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`one dish`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dishes`);
	return /** @type {LocalizedString} */ ("menu_section_dishes");
};

const fr_ca2_menu_section_dishes = /** @type {(inputs: Menu_Section_DishesInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`un plat`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} plats`);
	return /** @type {LocalizedString} */ ("menu_section_dishes");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "one dish" |
* | "other" | "{count} dishes" |
*
* @param {Menu_Section_DishesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_section_dishes = /** @type {((inputs: Menu_Section_DishesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Section_DishesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_section_dishes(inputs)
	return en_ca2_menu_section_dishes(inputs)
});