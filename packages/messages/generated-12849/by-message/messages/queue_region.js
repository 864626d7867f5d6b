/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_RegionInputs */

const en_ca2_queue_region = /** @type {(inputs: Queue_RegionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders waiting for a signal`)
};

const fr_ca2_queue_region = /** @type {(inputs: Queue_RegionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes en attente de réseau`)
};

/**
* | output |
* | --- |
* | "Orders waiting for a signal" |
*
* @param {Queue_RegionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_region = /** @type {((inputs?: Queue_RegionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_RegionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_region(inputs)
	return en_ca2_queue_region(inputs)
});