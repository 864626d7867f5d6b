/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Way_Served_AroundInputs */

const en_ca2_way_served_around = /** @type {(inputs: Way_Served_AroundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`served around ${i?.time}`)
};

const fr_ca2_way_served_around = /** @type {(inputs: Way_Served_AroundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`commande servie vers ${i?.time}`)
};

/**
* | output |
* | --- |
* | "served around {time}" |
*
* @param {Way_Served_AroundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_served_around = /** @type {((inputs: Way_Served_AroundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_Served_AroundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_served_around(inputs)
	return en_ca2_way_served_around(inputs)
});