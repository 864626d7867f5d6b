/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_DropInputs */

const en_ca2_queue_drop = /** @type {(inputs: Queue_DropInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Don’t send it`)
};

const fr_ca2_queue_drop = /** @type {(inputs: Queue_DropInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ne pas l’envoyer`)
};

/**
* | output |
* | --- |
* | "Don’t send it" |
*
* @param {Queue_DropInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_drop = /** @type {((inputs?: Queue_DropInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_DropInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_drop(inputs)
	return en_ca2_queue_drop(inputs)
});