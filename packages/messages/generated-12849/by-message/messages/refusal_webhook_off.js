/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Webhook_OffInputs */

const en_ca2_refusal_webhook_off = /** @type {(inputs: Refusal_Webhook_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This connection is off. Turn it on first.`)
};

const fr_ca2_refusal_webhook_off = /** @type {(inputs: Refusal_Webhook_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette connexion est désactivée. Activez-la d’abord.`)
};

/**
* | output |
* | --- |
* | "This connection is off. Turn it on first." |
*
* @param {Refusal_Webhook_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_webhook_off = /** @type {((inputs?: Refusal_Webhook_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Webhook_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_webhook_off(inputs)
	return en_ca2_refusal_webhook_off(inputs)
});