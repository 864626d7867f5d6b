/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Way_Arrives_AroundInputs */

const en_ca2_way_arrives_around = /** @type {(inputs: Way_Arrives_AroundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`arrives around ${i?.time}`)
};

const fr_ca2_way_arrives_around = /** @type {(inputs: Way_Arrives_AroundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`arrive vers ${i?.time}`)
};

/**
* | output |
* | --- |
* | "arrives around {time}" |
*
* @param {Way_Arrives_AroundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_arrives_around = /** @type {((inputs: Way_Arrives_AroundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_Arrives_AroundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_arrives_around(inputs)
	return en_ca2_way_arrives_around(inputs)
});