/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Child_NoteInputs */

const en_ca2_profile_child_note = /** @type {(inputs: Profile_Child_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anything else the kitchen should know`)
};

const fr_ca2_profile_child_note = /** @type {(inputs: Profile_Child_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Autre chose que la cuisine devrait savoir`)
};

/**
* | output |
* | --- |
* | "Anything else the kitchen should know" |
*
* @param {Profile_Child_NoteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_child_note = /** @type {((inputs?: Profile_Child_NoteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Child_NoteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_child_note(inputs)
	return en_ca2_profile_child_note(inputs)
});