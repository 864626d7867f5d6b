/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Idempotency_Key_MissingInputs */

const en_ca2_refusal_idempotency_key_missing = /** @type {(inputs: Refusal_Idempotency_Key_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t be sure this order is sent only once. Please reload the page and try again.`)
};

const fr_ca2_refusal_idempotency_key_missing = /** @type {(inputs: Refusal_Idempotency_Key_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous ne pouvons pas garantir que cette commande n’est envoyée qu’une fois. Rechargez la page et réessayez.`)
};

/**
* | output |
* | --- |
* | "We can’t be sure this order is sent only once. Please reload the page and try again." |
*
* @param {Refusal_Idempotency_Key_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_idempotency_key_missing = /** @type {((inputs?: Refusal_Idempotency_Key_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Idempotency_Key_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_idempotency_key_missing(inputs)
	return en_ca2_refusal_idempotency_key_missing(inputs)
});