/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Deliver_To_RegionInputs */

const en_ca2_deliver_to_region = /** @type {(inputs: Deliver_To_RegionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where to deliver`)
};

const fr_ca2_deliver_to_region = /** @type {(inputs: Deliver_To_RegionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Où livrer`)
};

/**
* | output |
* | --- |
* | "Where to deliver" |
*
* @param {Deliver_To_RegionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const deliver_to_region = /** @type {((inputs?: Deliver_To_RegionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deliver_To_RegionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_deliver_to_region(inputs)
	return en_ca2_deliver_to_region(inputs)
});