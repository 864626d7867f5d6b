/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Way_Leaves_AroundInputs */

const en_ca2_way_leaves_around = /** @type {(inputs: Way_Leaves_AroundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`leaves around ${i?.time}`)
};

const fr_ca2_way_leaves_around = /** @type {(inputs: Way_Leaves_AroundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`départ vers ${i?.time}`)
};

/**
* | output |
* | --- |
* | "leaves around {time}" |
*
* @param {Way_Leaves_AroundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_leaves_around = /** @type {((inputs: Way_Leaves_AroundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_Leaves_AroundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_leaves_around(inputs)
	return en_ca2_way_leaves_around(inputs)
});