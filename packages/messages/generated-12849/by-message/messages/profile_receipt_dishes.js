/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, dishes: NonNullable<unknown> }} Profile_Receipt_DishesInputs */

const en_ca2_profile_receipt_dishes = /** @type {(inputs: Profile_Receipt_DishesInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.dishes}`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dishes: ${i?.dishes}`);
	return /** @type {LocalizedString} */ ("profile_receipt_dishes");
};

const fr_ca2_profile_receipt_dishes = /** @type {(inputs: Profile_Receipt_DishesInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.dishes}`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} plats : ${i?.dishes}`);
	return /** @type {LocalizedString} */ ("profile_receipt_dishes");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{dishes}" |
* | "other" | "{count} dishes: {dishes}" |
*
* @param {Profile_Receipt_DishesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_receipt_dishes = /** @type {((inputs: Profile_Receipt_DishesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Receipt_DishesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_receipt_dishes(inputs)
	return en_ca2_profile_receipt_dishes(inputs)
});