/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_HereInputs */

const en_ca2_queue_here = /** @type {(inputs: Queue_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ve already sent this order. The top of the page shows how it’s going.`)
};

const fr_ca2_queue_here = /** @type {(inputs: Queue_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous avez déjà envoyé cette commande. Le haut de la page indique où elle en est.`)
};

/**
* | output |
* | --- |
* | "You’ve already sent this order. The top of the page shows how it’s going." |
*
* @param {Queue_HereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_here = /** @type {((inputs?: Queue_HereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_HereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_here(inputs)
	return en_ca2_queue_here(inputs)
});