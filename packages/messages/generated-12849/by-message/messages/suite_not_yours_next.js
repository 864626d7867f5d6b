/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Not_Yours_NextInputs */

const en_ca2_suite_not_yours_next = /** @type {(inputs: Suite_Not_Yours_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Is it yours? Sign in with the email that the invitation was sent to, or ask the venue.`)
};

const fr_ca2_suite_not_yours_next = /** @type {(inputs: Suite_Not_Yours_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Est-ce la vôtre? Connectez-vous avec le courriel auquel l’invitation a été envoyée, ou demandez à l’établissement.`)
};

/**
* | output |
* | --- |
* | "Is it yours? Sign in with the email that the invitation was sent to, or ask the venue." |
*
* @param {Suite_Not_Yours_NextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_not_yours_next = /** @type {((inputs?: Suite_Not_Yours_NextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Not_Yours_NextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_not_yours_next(inputs)
	return en_ca2_suite_not_yours_next(inputs)
});