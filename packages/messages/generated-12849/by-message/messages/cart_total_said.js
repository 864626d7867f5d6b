/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, total: NonNullable<unknown> }} Cart_Total_SaidInputs */

const en_ca2_cart_total_said = /** @type {(inputs: Cart_Total_SaidInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`One dish, ${i?.total} in all.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dishes, ${i?.total} in all.`);
	return /** @type {LocalizedString} */ ("cart_total_said");
};

const fr_ca2_cart_total_said = /** @type {(inputs: Cart_Total_SaidInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} plat, ${i?.total} en tout.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} plats, ${i?.total} en tout.`);
	return /** @type {LocalizedString} */ ("cart_total_said");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "One dish, {total} in all." |
* | "other" | "{count} dishes, {total} in all." |
*
* @param {Cart_Total_SaidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_total_said = /** @type {((inputs: Cart_Total_SaidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Total_SaidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_total_said(inputs)
	return en_ca2_cart_total_said(inputs)
});