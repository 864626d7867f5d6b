/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Wallet_UnsupportedInputs */

const en_ca2_refusal_wallet_unsupported = /** @type {(inputs: Refusal_Wallet_UnsupportedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apple Pay and Google Pay aren’t supported at this location. Please pay another way.`)
};

const fr_ca2_refusal_wallet_unsupported = /** @type {(inputs: Refusal_Wallet_UnsupportedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apple Pay et Google Pay ne sont pas acceptés à cet endroit. Veuillez payer d’une autre façon.`)
};

/**
* | output |
* | --- |
* | "Apple Pay and Google Pay aren’t supported at this location. Please pay another way." |
*
* @param {Refusal_Wallet_UnsupportedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_wallet_unsupported = /** @type {((inputs?: Refusal_Wallet_UnsupportedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Wallet_UnsupportedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_wallet_unsupported(inputs)
	return en_ca2_refusal_wallet_unsupported(inputs)
});