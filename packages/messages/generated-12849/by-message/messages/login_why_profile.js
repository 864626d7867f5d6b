/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Why_ProfileInputs */

const en_ca2_login_why_profile = /** @type {(inputs: Login_Why_ProfileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your receipts, cards and details are in your profile. It opens next.`)
};

const fr_ca2_login_why_profile = /** @type {(inputs: Login_Why_ProfileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos reçus, vos cartes et vos coordonnées sont dans votre profil. Il s’ouvrira ensuite.`)
};

/**
* | output |
* | --- |
* | "Your receipts, cards and details are in your profile. It opens next." |
*
* @param {Login_Why_ProfileInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_why_profile = /** @type {((inputs?: Login_Why_ProfileInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Why_ProfileInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_why_profile(inputs)
	return en_ca2_login_why_profile(inputs)
});