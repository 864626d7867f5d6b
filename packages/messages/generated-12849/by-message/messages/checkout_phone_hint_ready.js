/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Phone_Hint_ReadyInputs */

const en_ca2_checkout_phone_hint_ready = /** @type {(inputs: Checkout_Phone_Hint_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll text you when it’s ready.`)
};

const fr_ca2_checkout_phone_hint_ready = /** @type {(inputs: Checkout_Phone_Hint_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous recevrez un texto quand ce sera prêt.`)
};

/**
* | output |
* | --- |
* | "We’ll text you when it’s ready." |
*
* @param {Checkout_Phone_Hint_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_phone_hint_ready = /** @type {((inputs?: Checkout_Phone_Hint_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Phone_Hint_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_phone_hint_ready(inputs)
	return en_ca2_checkout_phone_hint_ready(inputs)
});