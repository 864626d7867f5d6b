/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ limit: NonNullable<unknown> }} Item_Up_ToInputs */

const en_ca2_item_up_to = /** @type {(inputs: Item_Up_ToInputs) => LocalizedString} */ (i) => {const limitPlural = registry.plural("en-CA", i?.limit, {});
	if (limitPlural === "one") return /** @type {LocalizedString} */ (`One, if you like`);
	if (limitPlural === "other") return /** @type {LocalizedString} */ (`Up to ${i?.limit}`);
	return /** @type {LocalizedString} */ ("item_up_to");
};

const fr_ca2_item_up_to = /** @type {(inputs: Item_Up_ToInputs) => LocalizedString} */ (i) => {const limitPlural = registry.plural("fr-CA", i?.limit, {});
	if (limitPlural === "one") return /** @type {LocalizedString} */ (`Un choix, si vous voulez`);
	if (limitPlural === "other") return /** @type {LocalizedString} */ (`Jusqu’à ${i?.limit} choix`);
	return /** @type {LocalizedString} */ ("item_up_to");
};

/**
* | limitPlural | output |
* | --- | --- |
* | "one" | "One, if you like" |
* | "other" | "Up to {limit}" |
*
* @param {Item_Up_ToInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_up_to = /** @type {((inputs: Item_Up_ToInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Up_ToInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_up_to(inputs)
	return en_ca2_item_up_to(inputs)
});