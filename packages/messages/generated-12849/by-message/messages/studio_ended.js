/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_EndedInputs */

const en_ca2_studio_ended = /** @type {(inputs: Studio_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are signed out. What you typed is kept on this device. Sign in again to save it.`)
};

const fr_ca2_studio_ended = /** @type {(inputs: Studio_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre session est terminée. Ce que vous avez saisi est gardé sur cet appareil. Connectez-vous pour l’enregistrer.`)
};

/**
* | output |
* | --- |
* | "You are signed out. What you typed is kept on this device. Sign in again to save it." |
*
* @param {Studio_EndedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_ended = /** @type {((inputs?: Studio_EndedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_EndedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_ended(inputs)
	return en_ca2_studio_ended(inputs)
});