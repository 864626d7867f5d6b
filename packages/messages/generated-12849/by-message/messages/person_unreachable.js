/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Person_UnreachableInputs */

const en_ca2_person_unreachable = /** @type {(inputs: Person_UnreachableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t be reached right now. Nothing was changed; please try again in a moment.`)
};

const fr_ca2_person_unreachable = /** @type {(inputs: Person_UnreachableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous sommes injoignables pour le moment. Rien n’a été modifié; veuillez réessayer dans un instant.`)
};

/**
* | output |
* | --- |
* | "We can’t be reached right now. Nothing was changed; please try again in a moment." |
*
* @param {Person_UnreachableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const person_unreachable = /** @type {((inputs?: Person_UnreachableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Person_UnreachableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_person_unreachable(inputs)
	return en_ca2_person_unreachable(inputs)
});