/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Last_Way_InInputs */

const en_ca2_refusal_last_way_in = /** @type {(inputs: Refusal_Last_Way_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is the only way you can sign in. Please add a password, a passkey or another provider first.`)
};

const fr_ca2_refusal_last_way_in = /** @type {(inputs: Refusal_Last_Way_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est votre seule façon d’ouvrir une session. Ajoutez d’abord un mot de passe, une clé d’identification ou un autre fournisseur.`)
};

/**
* | output |
* | --- |
* | "This is the only way you can sign in. Please add a password, a passkey or another provider first." |
*
* @param {Refusal_Last_Way_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_last_way_in = /** @type {((inputs?: Refusal_Last_Way_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Last_Way_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_last_way_in(inputs)
	return en_ca2_refusal_last_way_in(inputs)
});