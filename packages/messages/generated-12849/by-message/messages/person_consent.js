/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Person_ConsentInputs */

const en_ca2_person_consent = /** @type {(inputs: Person_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send me news and offers now and then. I can stop them at any time.`)
};

const fr_ca2_person_consent = /** @type {(inputs: Person_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envoyez-moi de temps à autre des nouvelles et des offres. Je peux y mettre fin en tout temps.`)
};

/**
* | output |
* | --- |
* | "Send me news and offers now and then. I can stop them at any time." |
*
* @param {Person_ConsentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const person_consent = /** @type {((inputs?: Person_ConsentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Person_ConsentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_person_consent(inputs)
	return en_ca2_person_consent(inputs)
});