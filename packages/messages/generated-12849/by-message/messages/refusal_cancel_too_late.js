/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Cancel_Too_LateInputs */

const en_ca2_refusal_cancel_too_late = /** @type {(inputs: Refusal_Cancel_Too_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It’s too late to cancel this order here. Please call the restaurant.`)
};

const fr_ca2_refusal_cancel_too_late = /** @type {(inputs: Refusal_Cancel_Too_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il est trop tard pour annuler cette commande ici. Appelez le restaurant, s’il vous plaît.`)
};

/**
* | output |
* | --- |
* | "It’s too late to cancel this order here. Please call the restaurant." |
*
* @param {Refusal_Cancel_Too_LateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_cancel_too_late = /** @type {((inputs?: Refusal_Cancel_Too_LateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Cancel_Too_LateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_cancel_too_late(inputs)
	return en_ca2_refusal_cancel_too_late(inputs)
});