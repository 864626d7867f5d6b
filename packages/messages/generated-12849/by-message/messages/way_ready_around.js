/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Way_Ready_AroundInputs */

const en_ca2_way_ready_around = /** @type {(inputs: Way_Ready_AroundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`ready around ${i?.time}`)
};

const fr_ca2_way_ready_around = /** @type {(inputs: Way_Ready_AroundInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`commande prête vers ${i?.time}`)
};

/**
* | output |
* | --- |
* | "ready around {time}" |
*
* @param {Way_Ready_AroundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_ready_around = /** @type {((inputs: Way_Ready_AroundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_Ready_AroundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_ready_around(inputs)
	return en_ca2_way_ready_around(inputs)
});