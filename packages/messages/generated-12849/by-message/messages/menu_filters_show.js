/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Menu_Filters_ShowInputs */

const en_ca2_menu_filters_show = /** @type {(inputs: Menu_Filters_ShowInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Show one dish`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Show ${i?.count} dishes`);
	return /** @type {LocalizedString} */ ("menu_filters_show");
};

const fr_ca2_menu_filters_show = /** @type {(inputs: Menu_Filters_ShowInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Voir ${i?.count} plat`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Voir ${i?.count} plats`);
	return /** @type {LocalizedString} */ ("menu_filters_show");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "Show one dish" |
* | "other" | "Show {count} dishes" |
*
* @param {Menu_Filters_ShowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_filters_show = /** @type {((inputs: Menu_Filters_ShowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Filters_ShowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_filters_show(inputs)
	return en_ca2_menu_filters_show(inputs)
});