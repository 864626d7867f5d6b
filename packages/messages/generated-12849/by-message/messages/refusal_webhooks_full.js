/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Webhooks_FullInputs */

const en_ca2_refusal_webhooks_full = /** @type {(inputs: Refusal_Webhooks_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are ten connections already. Please remove one first.`)
};

const fr_ca2_refusal_webhooks_full = /** @type {(inputs: Refusal_Webhooks_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il y a déjà dix connexions. Retirez-en une d’abord.`)
};

/**
* | output |
* | --- |
* | "There are ten connections already. Please remove one first." |
*
* @param {Refusal_Webhooks_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_webhooks_full = /** @type {((inputs?: Refusal_Webhooks_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Webhooks_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_webhooks_full(inputs)
	return en_ca2_refusal_webhooks_full(inputs)
});