/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Way_At_KitchenInputs */

const en_ca2_way_at_kitchen = /** @type {(inputs: Way_At_KitchenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`leaves ${i?.time}`)
};

const fr_ca2_way_at_kitchen = /** @type {(inputs: Way_At_KitchenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`départ ${i?.time}`)
};

/**
* | output |
* | --- |
* | "leaves {time}" |
*
* @param {Way_At_KitchenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_at_kitchen = /** @type {((inputs: Way_At_KitchenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_At_KitchenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_at_kitchen(inputs)
	return en_ca2_way_at_kitchen(inputs)
});