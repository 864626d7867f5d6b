/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_SeeInputs */

const en_ca2_queue_see = /** @type {(inputs: Queue_SeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the order`)
};

const fr_ca2_queue_see = /** @type {(inputs: Queue_SeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir la commande`)
};

/**
* | output |
* | --- |
* | "See the order" |
*
* @param {Queue_SeeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_see = /** @type {((inputs?: Queue_SeeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_SeeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_see(inputs)
	return en_ca2_queue_see(inputs)
});