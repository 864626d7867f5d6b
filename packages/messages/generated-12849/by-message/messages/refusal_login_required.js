/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Login_RequiredInputs */

const en_ca2_refusal_login_required = /** @type {(inputs: Refusal_Login_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please sign in to place this order.`)
};

const fr_ca2_refusal_login_required = /** @type {(inputs: Refusal_Login_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez vous connecter pour passer cette commande.`)
};

/**
* | output |
* | --- |
* | "Please sign in to place this order." |
*
* @param {Refusal_Login_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_login_required = /** @type {((inputs?: Refusal_Login_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Login_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_login_required(inputs)
	return en_ca2_refusal_login_required(inputs)
});